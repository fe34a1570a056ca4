// stands for a file the client build has written
